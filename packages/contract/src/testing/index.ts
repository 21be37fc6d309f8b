export { SENDING_SYSTEMS } from '../rules/profiles/testing/sending-systems.mjs';
