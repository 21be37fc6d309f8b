// Made by `npm run check -- --fix` from the files of locales/en.
export interface EnglishFiles {
  accounts: typeof import('../../locales/en/accounts.json')['default'];
  aiImages: typeof import('../../locales/en/aiImages.json')['default'];
  audit: typeof import('../../locales/en/audit.json')['default'];
  brand: typeof import('../../locales/en/brand.json')['default'];
  canvas: typeof import('../../locales/en/canvas.json')['default'];
  checks: typeof import('../../locales/en/checks.json')['default'];
  code: typeof import('../../locales/en/code.json')['default'];
  conditions: typeof import('../../locales/en/conditions.json')['default'];
  dashboard: typeof import('../../locales/en/dashboard.json')['default'];
  editor: typeof import('../../locales/en/editor.json')['default'];
  editorDialogs: typeof import('../../locales/en/editorDialogs.json')['default'];
  export: typeof import('../../locales/en/export.json')['default'];
  icons: typeof import('../../locales/en/icons.json')['default'];
  images: typeof import('../../locales/en/images.json')['default'];
  linked: typeof import('../../locales/en/linked.json')['default'];
  links: typeof import('../../locales/en/links.json')['default'];
  login: typeof import('../../locales/en/login.json')['default'];
  mailHead: typeof import('../../locales/en/mailHead.json')['default'];
  moduleImpact: typeof import('../../locales/en/moduleImpact.json')['default'];
  modules: typeof import('../../locales/en/modules.json')['default'];
  notes: typeof import('../../locales/en/notes.json')['default'];
  people: typeof import('../../locales/en/people.json')['default'];
  pictures: typeof import('../../locales/en/pictures.json')['default'];
  products: typeof import('../../locales/en/products.json')['default'];
  replaceImage: typeof import('../../locales/en/replaceImage.json')['default'];
  settings: typeof import('../../locales/en/settings.json')['default'];
  shared: typeof import('../../locales/en/shared.json')['default'];
  signIn: typeof import('../../locales/en/signIn.json')['default'];
  stock: typeof import('../../locales/en/stock.json')['default'];
  stores: typeof import('../../locales/en/stores.json')['default'];
  text: typeof import('../../locales/en/text.json')['default'];
  tour: typeof import('../../locales/en/tour.json')['default'];
  uploads: typeof import('../../locales/en/uploads.json')['default'];
  variants: typeof import('../../locales/en/variants.json')['default'];
  versions: typeof import('../../locales/en/versions.json')['default'];
}
