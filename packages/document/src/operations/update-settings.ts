import type { GeneralSettings } from '../general-settings.ts';
import type { JsonObject } from '../json.ts';
import { mirroredNodes } from '../mirror-style.ts';
import type { EmailDocument } from '../node.ts';
import { sameJson } from '../same-json.ts';
import { shareHints } from '../tree/parent-hints.ts';

/**
 * Lays a patch over the general settings. A patch that changes nothing gives the same document; one that turns the
 * direction of reading mirrors what stands at a side, as the columns turn with it by themselves.
 */
export function updateSettings(
  document: EmailDocument,
  input: { readonly patch: Partial<GeneralSettings> },
): EmailDocument {
  const before = asJson(document.settings);
  const patch = asJson(input.patch);
  if (Object.keys(patch).every((key) => sameJson(before[key], patch[key]))) return document;
  const settings = { ...document.settings, ...input.patch };
  const isTurned = settings.dir !== document.settings.dir;
  const next = { ...document, settings, ...(isTurned && { nodes: mirroredNodes(document.nodes) }) };
  shareHints(document, next);
  return next;
}

function asJson(settings: Partial<GeneralSettings>): JsonObject {
  return settings as unknown as JsonObject;
}
