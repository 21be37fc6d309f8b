import mjml from 'mjml';

export const name = 'MJML 5.4';

const row = (index) =>
  `<mj-section background-color="#ffffff"><mj-column><mj-image src="https://ex.com/i${index}.png" alt="Item ${index}" width="250px"/></mj-column><mj-column><mj-text><h2>Item ${index}</h2><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit ${index}.</p></mj-text><mj-button href="https://ex.com/${index}">Buy now</mj-button></mj-column></mj-section>`;

export function prepare(rows) {
  const source = `<mjml lang="en" dir="ltr"><mj-head><mj-title>Hello</mj-title><mj-preview>Pre</mj-preview></mj-head><mj-body background-color="#f4f4f4"><mj-section><mj-column><mj-image src="https://ex.com/logo.png" alt="Logo" width="120px"/><mj-text><h1>Hello</h1><p>Intro text</p></mj-text></mj-column></mj-section>${Array.from({ length: rows }, (_, index) => row(index)).join('')}<mj-section><mj-column><mj-divider/><mj-text>Footer</mj-text></mj-column></mj-section></mj-body></mjml>`;
  return async () => (await mjml(source, { validationLevel: 'skip' })).html;
}
