import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Preview,
  Row,
  render,
  Section,
  Text,
} from '@react-email/components';
import { createElement as e } from 'react';

export const name = 'React Email 1.0';

const BUTTON = { padding: '10px 20px', background: '#414141', color: '#fff' };

function row(index) {
  const image = e(Img, { src: `https://ex.com/i${index}.png`, alt: `Item ${index}`, width: 250 });
  const words = e(Text, null, `Lorem ipsum dolor sit amet, consectetur adipiscing elit ${index}.`);
  const button = e(Button, { href: `https://ex.com/${index}`, style: BUTTON }, 'Buy now');
  const text = e(Column, null, e(Heading, { as: 'h2' }, `Item ${index}`), words, button);
  return e(Section, { key: index }, e(Row, null, e(Column, null, image), text));
}

export function prepare(rows) {
  const mail = () =>
    e(
      Html,
      { lang: 'en', dir: 'ltr' },
      e(Head, null, e('title', null, 'Hello')),
      e(Preview, null, 'Pre'),
      e(
        Body,
        { style: { backgroundColor: '#f4f4f4' } },
        e(
          Container,
          { style: { backgroundColor: '#fff' } },
          e(Img, { src: 'https://ex.com/logo.png', alt: 'Logo', width: 120 }),
          e(Heading, null, 'Hello'),
          e(Text, null, 'Intro text'),
          ...Array.from({ length: rows }, (_, index) => row(index)),
          e(Hr),
          e(Text, null, 'Footer'),
        ),
      ),
    );
  return () => render(e(mail));
}
