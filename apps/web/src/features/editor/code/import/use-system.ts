import { useEffect, useState } from 'react';

/** The sending system whose tags are in code, by name; undefined where none is recognized, and until it is looked for. */
export function useSystem(html: string): string | undefined {
  const [found, setFound] = useState<{ readonly html: string; readonly system: string | undefined } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (html.trim() !== '')
      void import('@mailwright/import').then(({ systemOf }) => isCurrent && setFound({ html, system: systemOf(html) }));
    return () => {
      isCurrent = false;
    };
  }, [html]);
  return found?.html === html ? found.system : undefined;
}
