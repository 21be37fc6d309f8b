import type { Compilable, CompiledQuery } from 'kysely';
import type { Database, Engine } from './database.ts';

type Values = Readonly<Record<string, string>>;

/**
 * A query that nearly every request asks: it is put together and written as SQL once for each engine, which takes longer
 * than asking, and then asked with other values.
 * @param build may do nothing with the values but compare with them: it gets marks that stand for them
 */
export function preparedQuery<V extends Values, Row>(
  build: (database: Database, values: V) => Compilable<Row>,
): (database: Database, values: V) => Promise<Row[]> {
  const marks = new Map<unknown, string>();
  const marked = new Proxy({} as V, {
    get(_, name) {
      const mark = Symbol(String(name));
      marks.set(mark, String(name));
      return mark;
    },
  });
  const known = new Map<Engine, CompiledQuery<Row>>();

  return async (database, values) => {
    const query = known.get(database.engine) ?? build(database, marked).compile();
    known.set(database.engine, query);
    const parameters = query.parameters.map((parameter) => {
      const name = marks.get(parameter);
      return name === undefined ? parameter : values[name];
    });
    return (await database.kysely.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
