import { DEFAULT_LOCALE, LIMITS, type StockSearch } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { refuseNul } from '../../http/storable-text.ts';
import type { StockProviders } from '../../integrations/stock/port.ts';

/** Names of the search parameters in providers' addresses. */
const NAMES = {
  query: ['query', 'q'],
  page: ['page'],
  perPage: ['per_page', 'page_size'],
  license: ['license'],
} as const;

/**
 * Returns the search that an address of a provider's API names. The address itself is never requested: only hosts of providers
 * that are set up here are accepted, and a new request is made to them.
 * @throws AppError `VALIDATION_FAILED` for any other address
 */
export function searchOfAddress(address: string, providers: StockProviders): StockSearch {
  const url = URL.parse(address);
  const plain = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  const source = plain ? providers.find(({ hosts }) => hosts.includes(url.host)) : undefined;
  if (!url || !source) throw refused('Use the address of a free image service that is set up here.');
  const told = (names: readonly string[]) =>
    names.map((name) => url.searchParams.get(name)).find((value) => value !== null) ?? null;
  const number = (names: readonly string[], missing: number, most: number) => {
    const value = told(names);
    if (value === null) return missing;
    if (!/^[1-9]\d{0,3}$/.test(value) || Number(value) > most) throw refused(`${names[0]} goes from 1 to ${most}.`);
    return Number(value);
  };
  const { size } = LIMITS.stockPage;
  const query = (told(NAMES.query) ?? '').trim().slice(0, LIMITS.searchTerm.max);
  // Written as `%00` it is no NUL before it is read here.
  refuseNul(query, 'url');
  return {
    provider: source.provider,
    query,
    page: number(NAMES.page, 1, 1000),
    per_page: number(NAMES.perPage, size, size),
    credited: (told(NAMES.license) ?? '').split(',').includes('by'),
    locale: DEFAULT_LOCALE,
  };
}

function refused(message: string): AppError {
  return new AppError('VALIDATION_FAILED', { details: [{ path: 'url', message }] });
}
