import type { BodyComponent, ComponentData, Preset } from 'mjml-core';

/** Facts that a part recorded about itself when it was drawn. */
export interface Drawn {
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Names of the settings that the author made, wherever. */
  readonly given: readonly string[];
  /** CSS pixels. */
  readonly width: number;
}

/** MJML's own parts, which note their settings and mark their HTML with comments as they are drawn. */
export function recordingPreset(preset: Preset, key: string, drawn: Map<number, Drawn>): Preset {
  const components = preset.components.map((component) => {
    // Parts of the head are not drawn.
    return typeof component.prototype.render === 'function' ? recording(component, key, drawn) : component;
  });
  return { ...preset, components };
}

function recording(Original: typeof BodyComponent, key: string, drawn: Map<number, Drawn>): typeof BodyComponent {
  const tag = Original.getTagName();
  return class extends Original {
    static override readonly componentName = tag;
    readonly #data: ComponentData;

    constructor(data: ComponentData) {
      super(data);
      this.#data = data;
    }

    override render(): string {
      const html = super.render();
      const { partId, attributes = {}, globalAttributes = {} } = this.#data;
      if (partId === undefined) return html;
      const everywhere = Object.keys(globalAttributes).filter((name) => name in (Original.allowedAttributes ?? {}));
      const given = [...new Set([...Object.keys(attributes), ...everywhere])];
      drawn.set(partId, {
        attributes: this.attributes,
        given,
        width: Number.parseFloat(this.context.containerWidth ?? '') || 0,
      });
      return tag === 'mj-body' ? html : `<!--${key}:${partId}-->${html}<!--/${key}:${partId}-->`;
    }
  };
}
