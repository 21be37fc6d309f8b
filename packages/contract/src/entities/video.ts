import { z } from 'zod';

/** Looks of the play button that is laid over a video's picture. */
export const PLAY_BUTTONS = [
  'circle-dark',
  'circle-light',
  'circle-outline',
  'rounded-red',
  'rounded-dark',
  'square-blue',
  'triangle-light',
  'pill-light',
] as const;

export type PlayButton = (typeof PLAY_BUTTONS)[number];

const thumbnail = z.object({ url: z.string(), width: z.int().positive(), height: z.int().positive() });

const thumbnailSize = z.object({ link: z.string(), width: z.int().positive(), height: z.int().positive() });

/** Title and thumbnails of a video, read from its provider. The thumbnails have the provider's own shape. */
export const videoDetails = z.object({
  title: z.string(),
  thumbnails: z.union([
    /** YouTube: pictures by name; `standard` is the one to use. */
    z.object({ standard: thumbnail }),
    /** Vimeo: sizes from small to large; the third is the one to use. */
    z.object({ sizes: z.array(thumbnailSize).min(3) }),
  ]),
});

export type VideoDetails = z.infer<typeof videoDetails>;

/** Two pictures to lay over each other, and the template the result is for. */
export const mergeRequest = z.object({
  backImageUrl: z.string().min(1).max(2048),
  frontImageUrl: z.string().min(1).max(2048),
  templateId: z.string().min(1).max(64),
});

export type MergeRequest = z.infer<typeof mergeRequest>;

export const mergeAnswer = z.object({
  data: z.object({
    /** Path of the new picture under this server; documents store it as it is. */
    savedImage: z.string(),
  }),
});
