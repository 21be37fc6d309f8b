import { Puck } from '@puckeditor/core';
import { createRoot } from 'react-dom/client';
import '@puckeditor/core/puck.css';
import { rows, words } from './row-words.mjs';

const BUTTON = { display: 'inline-block', padding: '12px 24px', background: '#1668dc', color: '#fff' };

const config = {
  components: {
    Row: {
      fields: { left: { type: 'slot' }, right: { type: 'slot' } },
      render: ({ left: Left, right: Right }) => (
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', maxWidth: 600, margin: '0 auto' }}>
          <Left />
          <Right />
        </div>
      ),
    },
    Picture: {
      fields: { src: { type: 'text' }, alt: { type: 'text' } },
      render: ({ src, alt }) => <img src={src} alt={alt} width="250" height="150" />,
    },
    Heading: {
      fields: { title: { type: 'text', contentEditable: true } },
      render: ({ title }) => <h2>{title}</h2>,
    },
    Text: {
      fields: { text: { type: 'textarea', contentEditable: true } },
      render: ({ text }) => <div className="text">{text}</div>,
    },
    Button: {
      fields: { label: { type: 'text' }, href: { type: 'text' } },
      render: ({ label, href }) => (
        <a className="button" href={href} style={BUTTON}>
          {label}
        </a>
      ),
    },
    Divider: { render: () => <hr /> },
  },
};

function row(index) {
  const { title, text, label, href } = words(index);
  const id = (name) => `${name}-${index}`;
  return {
    type: 'Row',
    props: {
      id: id('Row'),
      left: [{ type: 'Picture', props: { id: id('Picture'), src: '/picture.svg', alt: title } }],
      right: [
        { type: 'Heading', props: { id: id('Heading'), title } },
        { type: 'Text', props: { id: id('Text'), text } },
        { type: 'Button', props: { id: id('Button'), label, href } },
      ],
    },
  };
}

const data = {
  root: { props: {} },
  content: [
    { type: 'Picture', props: { id: 'Logo', src: '/picture.svg', alt: 'Logo' } },
    { type: 'Heading', props: { id: 'Hello', title: 'Hello' } },
    ...Array.from({ length: rows }, (_, index) => row(index)),
    { type: 'Divider', props: { id: 'Divider' } },
  ],
};

createRoot(document.getElementById('editor')).render(<Puck config={config} data={data} />);
