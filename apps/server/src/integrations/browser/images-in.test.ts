import { expect, test } from 'vitest';
import { imagesIn } from './draw-mail.ts';

test('pictures that a page is sure to ask for are known from its HTML, as a browser writes their addresses', () => {
  const html = `<img alt="a" src="https://a.example/one two.png"><IMG SRC='https://a.example/x?a=1&amp;b=2'/>
    <img src="https://a.example/one%20two.png"><!--[if mso]><img src="https://a.example/outlook.png"><![endif]-->
    <!--[if !mso]><!--><img src="http://B.example/three.gif"><!--<![endif]--><img data-src="https://a.example/never.png">
    <img src="https://a.example/small.png" srcset="https://a.example/large.png 2x"><img src="data:image/gif;base64,R0">
    <img src="cid:part"><img src="https://a.example/caf&eacute;.png"><img src="https://">`;
  expect(imagesIn(html)).toEqual([
    'https://a.example/one%20two.png',
    'https://a.example/x?a=1&b=2',
    'http://b.example/three.gif',
  ]);
});
