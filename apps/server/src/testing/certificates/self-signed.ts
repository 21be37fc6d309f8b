import { generateKeyPairSync, sign } from 'node:crypto';

/** Returns an element of ASN.1: https://www.itu.int/rec/T-REC-X.690 */
function der(tag: number, ...parts: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const [SEQUENCE, SET, NUMBER, BITS, OCTETS, NAME, TEXT, TIME] = [0x30, 0x31, 2, 3, 4, 6, 0x0c, 0x17] as const;
const ECDSA_WITH_SHA256 = der(SEQUENCE, der(NAME, Buffer.from('2a8648ce3d040302', 'hex')));
const COMMON_NAME = der(NAME, Buffer.from('550403', 'hex'));
const OTHER_NAMES = der(NAME, Buffer.from('551d11', 'hex'));

function moment(time: number): Buffer {
  const digits = new Date(time).toISOString().replaceAll(/\D/g, '');
  return der(TIME, `${digits.slice(2, 14)}Z`);
}

/** A key and a certificate for `localhost` that is right in all but that nobody known has signed it, both as PEM. */
export function selfSigned(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(TEXT, 'localhost'))));
  const day = 86_400_000;
  const names = der(OCTETS, der(SEQUENCE, der(0x82, 'localhost'), der(0x87, Buffer.from([127, 0, 0, 1]))));
  const signed = der(
    SEQUENCE,
    der(0xa0, der(NUMBER, Buffer.from([2]))),
    der(NUMBER, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, moment(Date.now() - day), moment(Date.now() + day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, der(SEQUENCE, OTHER_NAMES, names))),
  );
  const signature = der(BITS, Buffer.from([0]), sign('sha256', signed, privateKey));
  const lines = der(SEQUENCE, signed, ECDSA_WITH_SHA256, signature).toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
