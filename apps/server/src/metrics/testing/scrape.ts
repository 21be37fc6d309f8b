import type { TestApp } from '../../testing/test-app.ts';

/** Token with which tests ask their servers for figures. */
export const METRICS_TOKEN = 'a-token-of-sixteen-characters';

/** Figures as Prometheus reads them, by name and labels as they are written: `name{label="value"}`. */
export async function scrape({ app }: Pick<TestApp, 'app'>): Promise<ReadonlyMap<string, number>> {
  const { statusCode, body } = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  if (statusCode !== 200) throw new Error(`The figures were refused: ${statusCode}`);
  const samples = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    samples.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
