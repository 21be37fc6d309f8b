/** Types of the parts of MJML's packages that are used; the packages have no types of their own. */
declare module 'mjml-core' {
  export interface ParsedNode {
    tagName: string;
    line?: number;
    attributes?: Record<string, unknown>;
    content?: string;
    children?: ParsedNode[];
    /** Id of ours, by which the node is found again when it is drawn. */
    partId?: number;
  }

  export interface ComponentData {
    readonly partId?: number;
    readonly attributes?: Readonly<Record<string, unknown>>;
    readonly globalAttributes?: Readonly<Record<string, unknown>>;
    readonly context: object;
  }

  export class BodyComponent {
    constructor(data: ComponentData);
    static readonly componentName?: string;
    static readonly allowedAttributes?: Readonly<Record<string, string>>;
    static readonly defaultAttributes?: Readonly<Record<string, unknown>>;
    static readonly endingTag?: boolean;
    static getTagName(): string;
    readonly attributes: Readonly<Record<string, unknown>>;
    readonly context: { readonly containerWidth?: string };
    render(): string;
  }

  export interface Preset {
    readonly components: readonly (typeof BodyComponent)[];
    readonly dependencies: Readonly<Record<string, readonly (string | RegExp)[]>>;
  }

  /** Parts that MJML puts into the head of a mail. */
  export interface Skeleton {
    readonly content: string;
    readonly title: string;
    readonly preview: string;
    readonly lang: string;
    readonly dir: string;
    readonly breakpoint: string;
    readonly fonts: Readonly<Record<string, string>>;
    readonly style: readonly string[];
    readonly headRaw?: readonly (string | null | undefined)[];
    readonly headStyle: Readonly<Record<string, (breakpoint: string) => string>>;
    readonly componentsHeadStyle: readonly ((breakpoint: string) => string)[];
    readonly htmlAttributes: Readonly<Record<string, unknown>>;
  }

  export interface ValidationError {
    readonly line?: number;
    readonly message: string;
    readonly tagName: string;
  }

  interface Options {
    readonly presets: readonly Preset[];
    readonly ignoreIncludes: true;
    readonly keepComments: boolean;
    readonly validationLevel: 'soft' | 'skip';
    readonly skeleton: (options: Skeleton) => string;
  }

  function mjml2html(
    input: ParsedNode,
    options: Options,
  ): Promise<{ readonly html: string; readonly errors: readonly ValidationError[] }>;

  /** A module of CommonJS: what it calls its default export stands in an object. */
  const core: { readonly default: typeof mjml2html };

  // biome-ignore lint/style/noDefaultExport: how the package exports it.
  export { core as default };
}

declare module 'mjml-preset-core' {
  import type { Preset } from 'mjml-core';

  const preset: Preset;

  // biome-ignore lint/style/noDefaultExport: how the package exports it.
  export { preset as default };
}

declare module 'mjml-parser-xml' {
  import type { BodyComponent, ParsedNode } from 'mjml-core';

  interface Options {
    readonly components: Readonly<Record<string, typeof BodyComponent>>;
    readonly ignoreIncludes: true;
    readonly keepComments: boolean;
    readonly convertBooleans: boolean;
  }

  /** @throws Error when there is nothing to parse */
  function parse(source: string, options: Options): ParsedNode;

  // biome-ignore lint/style/noDefaultExport: how the package exports it.
  export { parse as default };
}
