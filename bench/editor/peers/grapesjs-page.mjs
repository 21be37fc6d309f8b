import grapesjs from 'grapesjs';
import newsletter from 'grapesjs-preset-newsletter';
import 'grapesjs/dist/css/grapes.min.css';
import { rows, words } from './row-words.mjs';

const CELL = 'padding:0;margin:0;vertical-align:top;width:50%';

function row(index) {
  const { title, text, label, href } = words(index);
  const image = `<td style="${CELL}"><img src="/picture.svg" alt="${title}" width="250" height="150" /></td>`;
  const button = `<a class="button" href="${href}">${label}</a>`;
  const content = `<td style="${CELL}"><h2>${title}</h2><div class="text">${text}</div>${button}</td>`;
  return `<table style="width:100%;margin:0 auto 10px auto"><tbody><tr>${image}${content}</tr></tbody></table>`;
}

const intro = '<img src="/picture.svg" alt="Logo" width="120" height="40" /><h1>Hello</h1><div>Intro text</div>';
const items = Array.from({ length: rows }, (_, index) => row(index)).join('');
const style =
  '<style>.button{display:inline-block;padding:12px 24px;background:#1668dc;color:#fff;text-decoration:none}</style>';

const editor = grapesjs.init({
  container: '#editor',
  height: '100vh',
  storageManager: false,
  plugins: [newsletter],
  components: `${style}${intro}${items}<hr /><div>Footer</div>`,
});
editor.on('load', () => {
  document.documentElement.dataset.editable = '';
});
