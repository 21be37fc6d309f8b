import type { Template, TemplateInfo } from '@mailwright/contract';

/** A template without its body. */
export function infoOf(template: Template): TemplateInfo {
  const { html: _html, css: _css, style: _style, customStyles: _custom, components: _components, ...info } = template;
  return info;
}
