import { useEffect, useState } from 'react';

/** Finds the sending system whose tags are in code, by name; undefined where none is recognized. */
export async function findSystem(html: string): Promise<string | undefined> {
  if (html.trim() === '') return undefined;
  const { systemOf } = await import('@mailwright/import');
  return systemOf(html);
}

/** The sending system whose tags are in code, by name; undefined where none is recognized, and until it is looked for. */
export function useSystem(html: string): string | undefined {
  const [found, setFound] = useState<{ readonly html: string; readonly system: string | undefined } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void findSystem(html).then((system) => isCurrent && setFound({ html, system }));
    return () => {
      isCurrent = false;
    };
  }, [html]);
  return found?.html === html ? found.system : undefined;
}
