import { type AskedShop, jsonAnswer, NOT_FOUND, type ShopAnswer } from './shop-answer.ts';
import { type WooShop, wordPressError } from './woo-product.ts';
import { restApiAnswer } from './woo-rest-api.ts';
import { storeApiAnswer } from './woo-store-api.ts';

const STORE_API = '/wc/store/v1';
const REST_API = '/wc/v3';

export function createWooShop(count = 0): WooShop {
  const shop: WooShop = {
    products: new Map(),
    currency: { code: 'EUR', digits: 2 },
    folder: '',
    home: 'https://woo.example',
    keys: new Map(),
    losesAuthorization: false,
    isStoreApiClosed: false,
    tax: 0,
    answer: (asked) => answerOf(shop, asked),
  };
  for (let id = 1; id <= count; id += 1) {
    shop.products.set(id, {
      id,
      name: `Product ${id}`,
      regular: `${id}.90`,
      images: [`https://woo.example/${id}.jpg`],
    });
  }
  return shop;
}

function answerOf(shop: WooShop, asked: AskedShop): ShopAnswer {
  const { pathname, searchParams } = new URL(asked.path, 'https://woo.example');
  const prefix = `${shop.folder}/wp-json`;
  if (!pathname.startsWith(prefix)) return NOT_FOUND;
  const route = pathname.slice(prefix.length);
  if (route === '/') return jsonAnswer({ name: 'The Wool &amp; Tea Shop', home: shop.home });
  if (route.startsWith(STORE_API)) return storeApiAnswer(shop, route.slice(STORE_API.length), searchParams);
  if (route.startsWith(REST_API)) return restApiAnswer(shop, route.slice(REST_API.length), asked);
  return wordPressError('rest_no_route', 404);
}
