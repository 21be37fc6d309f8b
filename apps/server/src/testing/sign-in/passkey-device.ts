import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Json = Record<string, unknown>;

/** A device that makes one passkey and answers with it, as browsers hand it on. */
export interface PasskeyDevice {
  make(options: Json): Json;
  answer(options: Json): Json;
}

interface DeviceChoices {
  /** The page that asks; devices tell it. */
  readonly origin: string;
  /** True when it checks a finger, a face or a PIN. */
  readonly seesPerson?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

export function createPasskeyDevice({ origin, seesPerson = true }: DeviceChoices): PasskeyDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;

  const flags = (more = 0) => PRESENT | (seesPerson ? VERIFIED : 0) | more;

  function head(flag: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter++);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.of(flag), count]);
  }

  const clientData = (type: string, { challenge }: Json) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const credential = (response: Json) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    make(options) {
      // The key as COSE writes it: ES256 on P-256.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = Buffer.concat([head(flags(WITH_KEY)), Buffer.alloc(16), Buffer.of(0, id.length), id, key]);
      // CBOR of { fmt: 'none', attStmt: {}, authData }.
      const attestation = Buffer.concat([
        Buffer.of(0xa3, 0x63),
        Buffer.from('fmt'),
        Buffer.of(0x64),
        Buffer.from('none'),
        Buffer.of(0x67),
        Buffer.from('attStmt'),
        Buffer.of(0xa0, 0x68),
        Buffer.from('authData'),
        Buffer.of(0x58, data.length),
        data,
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },

    answer(options) {
      const data = head(flags());
      const client = clientData('webauthn.get', options);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

function sha256(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest();
}
