import { blockRegistry } from '@mailwright/blocks';
import { checkMail } from '@mailwright/checks';
import {
  type FindingInfo,
  findProfile,
  isBasicLayout,
  type ProfileChoice,
  type TemplateBody,
} from '@mailwright/contract';
import { islandContent } from '@mailwright/island';
import { byteLength } from '@mailwright/render';
import type { TemplateRecord, Timestamp } from '../port.ts';
import { mailOf } from '../update/compose-body.ts';

interface FindingsTask {
  readonly body: TemplateBody;
  readonly info: Pick<TemplateRecord, 'name' | 'preheader' | 'purpose' | 'isSystem' | 'categories'>;
  readonly profile: ProfileChoice;
  readonly now: Timestamp;
}

/** Returns the findings of the checks on a stored mail; none for an empty one. */
export function mailFindings({ body, info, profile, now }: FindingsTask): readonly FindingInfo[] {
  const { html, components, customStyles } = body;
  if (!components) return [];
  const system = findProfile(profile);
  const findings = checkMail({
    document: mailOf(components, customStyles),
    registry: blockRegistry,
    foreign: islandContent,
    html,
    bytes: byteLength(html),
    name: info.name,
    preheader: info.preheader,
    purpose: info.purpose,
    isLayout: isBasicLayout(info),
    ...(system && { profile: system }),
    now,
  });
  return findings.map(({ fix, ...finding }): FindingInfo => finding);
}
