import { z } from 'zod';

/** Checks that run before a mail is sent, in the order of their list. */
export const CHECKS = [
  'imageMissing',
  'imageAddress',
  'linkMissing',
  'linkUnfinished',
  'timerIncomplete',
  'timerPast',
  'placeholder',
  'otherwiseAlone',
  'unsubscribeMissing',
  'addressMissing',
  'productGone',
  'productSoldOut',
  'saleEnded',
  'productChanged',
  'ruleMissing',
  'ruleEmpty',
  'sendingField',
  'sendingFallback',
  'sendingCondition',
  'sendingRepeat',
  'addressFieldRaw',
  'profileDemand',
  'imageAlt',
  'imageHeavy',
  'gifHeavy',
  'contrast',
  'contrastDark',
  'name',
  'preheaderMissing',
  'preheaderLong',
  'noTopHeading',
  'tooLong',
  'styleTooLong',
  'styleNested',
  'imageOversized',
  'imageBlurred',
  'emptyColumn',
] as const;

/** One thing to look at before a mail is sent. */
export const finding = z.object({
  check: z.enum(CHECKS),
  /** `error`: readers meet something broken; `warning`: the mail works worse than it could; `hint`: maybe on purpose. */
  severity: z.enum(['error', 'warning', 'hint']),
  /** The node it is about, with what a person knows it by: the author's name for it, its first words; null for the mail. */
  node: z.object({ id: z.string(), type: z.string(), name: z.string().nullable(), words: z.string() }).nullable(),
  /** The item of a list, and the prop in which the node holds that list; null where it is the node itself. */
  item: z.object({ list: z.string(), id: z.string() }).nullable(),
  /** The prop of the item, or else of the node, that is to be changed; null where it is none of them. */
  prop: z.string().nullable(),
  /** Names of what the finding is about: fields, or demands of a sending system. Absent when the check alone says it. */
  names: z.array(z.string()).optional(),
});

export type FindingInfo = z.infer<typeof finding>;
export type Check = FindingInfo['check'];
export type Severity = FindingInfo['severity'];
export type FoundNode = NonNullable<FindingInfo['node']>;
export type FoundItem = NonNullable<FindingInfo['item']>;
