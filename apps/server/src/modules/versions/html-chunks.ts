import type { TemplateBody } from '@mailwright/contract';

/** Image of this server's own. */
export interface AssetName {
  readonly ownerId: string;
  readonly name: string;
}

/** HTML in the form in which it is stored. It is well-formed, without base64, and begins and ends with a tag. */
export interface StoredPiece {
  /** UTF-8 of its JSON without the quotes around it. */
  readonly json: Buffer;
  /** Size of the HTML itself, bytes. */
  readonly bytes: number;
  readonly assets: readonly AssetName[];
}

/** HTML in pieces, each with line ends around it: most of it need not be written again. */
export type HtmlChunks = readonly (string | StoredPiece)[];

const known = new WeakMap<TemplateBody, HtmlChunks>();

/** Returns the body with its HTML in pieces; reading `html` gives the whole HTML. */
export function piecedBody(body: Omit<TemplateBody, 'html'>, pieces: HtmlChunks): TemplateBody {
  let whole: string | undefined;
  const { css, ...others } = body;
  const pieced = {
    get html() {
      whole ??= pieces.map((piece) => (typeof piece === 'string' ? piece : htmlOf(piece))).join('');
      return whole;
    },
    css,
    ...others,
  };
  known.set(pieced, pieces);
  return pieced;
}

/** Returns the HTML of a body in pieces; one piece when no pieces are known. */
export function piecesOf(body: TemplateBody): HtmlChunks {
  return known.get(body) ?? [body.html];
}

/** Returns the size of a body in bytes, as the contract's `templateBytes`, but faster with functions that only Node has. */
export function bytesOf(body: TemplateBody): number {
  const html = piecesOf(body).reduce(
    (sum, piece) => sum + (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.bytes),
    0,
  );
  return html + Buffer.byteLength(body.css) + Buffer.byteLength(body.customStyles);
}

/** Returns the HTML of a piece. */
export function htmlOf({ json }: Pick<StoredPiece, 'json'>): string {
  return JSON.parse(`"${json.toString()}"`);
}
