import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.resolve(import.meta.dirname, '../..');

/** Code in a file that can reach other machines: the guarded fetch, the plain one, Node's own modules, or a library's. */
const REACHES =
  /from '(?:node:(?:http|https|http2|net|tls|dgram|dns)|undici|nodemailer|openid-client|s3mini|playwright-core|pg)'|import\('playwright-core'\)|fetch\/guarded-fetch\.ts'|(?<![.\w])fetch\(/;

/** Files of the server that can, tests left out, with slashes whatever the system. */
export function reachingFiles(): readonly string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file))
    .filter((file) => REACHES.test(readFileSync(path.join(SOURCE, file), 'utf8')))
    .toSorted();
}

/**
 * Source of the addresses that a file asks. `person`: an address that somebody gave, by the guarded fetch; the places where
 * they are given are listed in a table.
 */
type WhoseWord =
  | 'person'
  /** Hosts that stand in the code, by the guarded fetch. */
  | 'fixed hosts'
  /** An address of the configuration. */
  | 'operator'
  /** Asks nothing: gives the fetch on, reads its answers or failures, or reads addresses. */
  | 'nobody';

export const REACHING_FILES: Readonly<Record<string, WhoseWord>> = {
  'db/postgres-failure.ts': 'nobody',
  'db/postgres.ts': 'operator',
  'db/reconnecting-pool.ts': 'operator',
  'fetch/guarded-fetch.ts': 'person',
  'http/proxies/trusted-proxies.ts': 'nobody',
  'integrations/ai/ask-service.ts': 'operator',
  'integrations/ai/create-ai.ts': 'nobody',
  // The service's own host by plain fetch, and what it names elsewhere by the guarded one.
  'integrations/ai/openai-images.ts': 'operator',
  // Draws with no way out but pictures, which are loaded by the picture source.
  'integrations/browser/browser-pool.ts': 'nobody',
  'integrations/browser/draw-mail.ts': 'nobody',
  'integrations/browser/find-browser.ts': 'nobody',
  'integrations/browser/image-gate.ts': 'nobody',
  'integrations/browser/launch-browser.ts': 'nobody',
  'integrations/mail/outbox.ts': 'nobody',
  'integrations/mail/smtp.ts': 'operator',
  'integrations/openid/openid-provider.ts': 'operator',
  'integrations/stock/ask-provider.ts': 'fixed hosts',
  'integrations/stock/openverse.ts': 'fixed hosts',
  'integrations/stock/pexels.ts': 'fixed hosts',
  'integrations/stock/pixabay.ts': 'fixed hosts',
  'integrations/stock/stock-providers.ts': 'nobody',
  'integrations/stores/shop-request.ts': 'person',
  'integrations/stores/create-connect.ts': 'nobody',
  'integrations/stores/feed/feed-connector.ts': 'person',
  'integrations/stores/feed/unzipped.ts': 'nobody',
  'integrations/stores/shopify/admin.ts': 'nobody',
  'integrations/stores/shopify/granted-token.ts': 'nobody',
  'integrations/stores/woocommerce/api-root.ts': 'nobody',
  'integrations/stores/woocommerce/authenticated-request.ts': 'nobody',
  'integrations/stores/woocommerce/product-pages.ts': 'nobody',
  'integrations/video/read-oembed.ts': 'fixed hosts',
  'integrations/video/video-sources.ts': 'nobody',
  'integrations/video/vimeo.ts': 'fixed hosts',
  'integrations/video/youtube.ts': 'fixed hosts',
  'loopback.ts': 'nobody',
  'module-context.ts': 'nobody',
  'modules/assets/picture-at-address.ts': 'person',
  'modules/brand/read-service.ts': 'person',
  'modules/exports/picture-source.ts': 'person',
  'modules/stock/service.ts': 'person',
  'modules/stores/store-refusal.ts': 'nobody',
  'modules/video/service.ts': 'person',
  'operations/doctor/checks.ts': 'operator',
  'rates/rate-limits.ts': 'nobody',
  'server.ts': 'nobody',
  'storage/s3-store.ts': 'operator',
  'variable-kinds.ts': 'nobody',
};
