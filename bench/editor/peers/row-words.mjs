/** The words of the mail that all editors of the benchmark open. */
export const words = (row) => ({
  title: `Item ${row}`,
  text: `Lorem ipsum dolor sit amet, consectetur adipiscing elit ${row}.`,
  label: 'Buy now',
  href: `https://ex.com/${row}`,
});

export const rows = Number(new URLSearchParams(location.search).get('rows'));
