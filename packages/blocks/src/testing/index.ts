export { ACME_KIT } from './acme-kit.ts';
