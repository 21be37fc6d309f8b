import type { JsonObject } from '@mailwright/document';

interface Column {
  readonly contents: readonly JsonObject[];
  readonly values?: JsonObject;
}

const web = (href: string, target = '_blank'): JsonObject => ({ name: 'web', values: { href, target } });

/** A content as Unlayer writes it. */
export function content(type: string, values: JsonObject): JsonObject {
  const _meta = { htmlID: `u_content_${type}_1`, htmlClassNames: `u_content_${type}` };
  return {
    id: type,
    type,
    values: { containerPadding: '10px', anchor: '', hideDesktop: false, displayCondition: null, _meta, ...values },
  };
}

export function row(cells: readonly number[], columns: readonly Column[], values: JsonObject = {}): JsonObject {
  return {
    id: 'row',
    cells,
    columns: columns.map((column) => ({
      id: 'column',
      contents: column.contents,
      values: { backgroundColor: '', padding: '0px', border: {}, ...column.values },
    })),
    values: {
      displayCondition: null,
      columns: false,
      backgroundColor: '',
      columnsBackgroundColor: '#ffffff',
      backgroundImage: { url: '', fullWidth: true, repeat: 'no-repeat', size: 'custom', position: 'center' },
      padding: '0px',
      hideDesktop: false,
      ...values,
    },
  };
}

export function design(rows: readonly JsonObject[], values: JsonObject = {}): JsonObject {
  return {
    counters: { u_row: rows.length },
    body: {
      id: 'body',
      rows,
      values: {
        textColor: '#1d2b3a',
        backgroundColor: '#eef2f6',
        contentWidth: '600px',
        contentAlign: 'center',
        fontFamily: { label: 'Georgia', value: 'georgia,palatino,serif' },
        preheaderText: '',
        linkStyle: { body: true, linkColor: '#0b6e4f', linkHoverColor: '#0b6e4f', linkUnderline: true },
        ...values,
      },
    },
    schemaVersion: 16,
  };
}

/** A whole mail of a garden shop, with every type of content there is. */
export const unlayerDesign: JsonObject = design(
  [
    row(
      [1, 2],
      [
        {
          contents: [
            content('image', {
              src: { url: 'https://shop.example/logo.png', width: 400, height: 100, maxWidth: '80%', autoWidth: false },
              textAlign: 'left',
              altText: 'Green Corner',
              action: web('https://shop.example/'),
            }),
          ],
        },
        {
          contents: [
            content('menu', {
              menu: {
                items: [
                  { key: '1', text: 'Seeds', link: web('https://shop.example/seeds', '_self') },
                  { key: '2', text: 'Tools', link: web('https://shop.example/tools') },
                ],
              },
              fontSize: '16px',
              linkColor: '#0b6e4f',
              textColor: '#777777',
              align: 'right',
              layout: 'horizontal',
              separator: '|',
              padding: '5px 12px',
            }),
          ],
          values: { padding: '10px 0px' },
        },
      ],
      { noStackMobile: true },
    ),
    row(
      [1],
      [
        {
          contents: [
            content('heading', {
              headingType: 'h1',
              text: 'Spring is <span style="color: #0b6e4f;">here</span>',
              fontSize: '34px',
              fontWeight: 700,
              textAlign: 'center',
              lineHeight: '120%',
              _override: { mobile: { fontSize: '26px', containerPadding: '10px 20px' } },
            }),
            content('text', {
              text: '<p style="font-size: 14px; line-height: 140%;">Dear {{ firstName }}, our <a href="https://shop.example/new" target="_blank">new seeds</a> are <strong>in</strong>.</p>',
              textAlign: 'center',
              lineHeight: '140%',
            }),
            content('button', {
              href: web('https://shop.example/spring'),
              buttonColors: {
                color: '#ffffff',
                backgroundColor: '#0b6e4f',
                hoverColor: '#FFFFFF',
                hoverBackgroundColor: '#3AAEE0',
              },
              size: { autoWidth: true, width: '100%' },
              text: '<strong><span style="font-size: 16px;">To the seeds</span></strong>',
              padding: '12px 24px',
              borderRadius: '6px',
              border: {},
              textAlign: 'center',
            }),
            content('divider', {
              width: '60%',
              border: { borderTopWidth: '2px', borderTopStyle: 'dashed', borderTopColor: '#c9d3dd' },
              textAlign: 'center',
              hideMobile: true,
            }),
          ],
        },
      ],
      {
        backgroundImage: {
          url: 'https://shop.example/leaves.jpg',
          fullWidth: false,
          repeat: 'no-repeat',
          size: 'cover',
          position: 'top-center',
        },
      },
    ),
    row(
      [1],
      [
        {
          contents: [
            content('timer', {
              countdown: {
                endTime: '2031-04-01T12:00:00',
                timezone: 'Europe/Berlin',
                digitColor: '#ffffff',
                labelColor: '#dddddd',
                backgroundColor: '#0b6e4f',
                showLabels: true,
              },
              width: { autoWidth: false, width: '50%' },
              altText: 'Ends',
            }),
            content('video', {
              videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
              video: { thumbnail: 'https://shop.example/video.jpg' },
            }),
            content('html', { html: '<table class="prices"><tr><td>Tomatoes 3.20</td></tr></table>' }),
            content('carousel', { showPreviews: true, autoplay: false }),
            content('social', {
              icons: {
                iconType: 'circle-black',
                icons: [
                  { name: 'Facebook', url: 'https://facebook.com/green' },
                  { name: 'Twitter', url: 'https://x.com/green' },
                ],
              },
              align: 'center',
              spacing: 8,
              iconSize: 28,
            }),
          ],
        },
      ],
    ),
  ],
  { preheaderText: 'New seeds, and three days to save' },
);
