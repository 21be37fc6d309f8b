export { bodyTags, countOf, OWN_SYSTEMS, ownSystemMail } from './own-systems.ts';
