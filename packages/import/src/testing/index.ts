export { ACME_KIT, bodyTags, countOf, OWN_SYSTEMS, ownSystemMail } from './own-systems.ts';
