import { type Endpoint, endpoints, fillPath } from '@mailwright/contract';
import type { LightMyRequestResponse } from 'fastify';
import { formBody } from '../fuzz/file-form.ts';
import type { TestClient } from '../test-client.ts';

/** Person who sends files to a server. */
export interface Sender {
  readonly anna: TestClient;
  /** A draft and a file store of hers. */
  readonly draft: string;
  readonly store: string;
  /** Makes every address of the internet answer with this file from now on. */
  readonly putOnTheWeb: (file: Uint8Array) => void;
}

/** A call by which a file gets to this server. */
export interface ReceivingPlace {
  readonly name: string;
  readonly of: Endpoint;
  readonly takes: 'pictures' | 'feeds';
  readonly send: (sender: Sender, file: Buffer) => Promise<LightMyRequestResponse>;
  /** Set when a successful answer stores nothing of the file, or makes a picture of its own of it. */
  readonly keeps?: 'nothing' | 'another';
}

const { account, assets, stores, video } = endpoints;
/** A host whose pictures may be laid over each other. */
const VIDEO_PICTURE = 'https://i.ytimg.com/vi/x/sddefault.jpg';

/** Returns a function that sends a form with one file. */
function sent(of: Endpoint & { readonly upload: { readonly files: string } }): ReceivingPlace['send'] {
  return ({ anna, store }, file) => {
    const form = formBody({ fields: {}, filesField: of.upload.files, files: [['file.png', file]] });
    return anna.send({ method: of.method, url: fillPath(of.path, { id: store }), ...form });
  };
}

export const RECEIVING_PLACES: readonly ReceivingPlace[] = [
  { name: 'an upload', of: assets.upload, takes: 'pictures', send: sent(assets.upload) },
  { name: 'a portrait', of: account.setPicture, takes: 'pictures', send: sent(account.setPicture) },
  {
    name: 'a GIF to be lightened',
    of: assets.lighterGif,
    takes: 'pictures',
    send: sent(assets.lighterGif),
    keeps: 'nothing',
  },
  {
    name: 'a picture by its address',
    of: assets.fromAddress,
    takes: 'pictures',
    send({ anna, putOnTheWeb }, file) {
      putOnTheWeb(file);
      return anna.call(assets.fromAddress, { body: { url: 'https://pictures.example/file.png' } });
    },
  },
  {
    name: 'the picture of a video',
    of: video.mergeImages,
    takes: 'pictures',
    send({ anna, draft, putOnTheWeb }, file) {
      putOnTheWeb(file);
      const body = { backImageUrl: VIDEO_PICTURE, frontImageUrl: VIDEO_PICTURE, templateId: draft };
      return anna.call(video.mergeImages, { body });
    },
    keeps: 'another',
  },
  {
    name: 'a feed to be looked at',
    of: stores.lookAtFile,
    takes: 'feeds',
    send: sent(stores.lookAtFile),
    keeps: 'nothing',
  },
  { name: 'a feed that is a store', of: stores.replaceFile, takes: 'feeds', send: sent(stores.replaceFile) },
];
