interface Choice {
  readonly value: string;
  readonly label: string;
}

/** All zones the browser knows, the person's own apart; a chosen one that it does not know is kept. */
export function timeZoneChoices(
  chosen: string,
  known: readonly string[] = Intl.supportedValuesOf('timeZone'),
  ownZone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): { readonly own: Choice; readonly others: Choice[] } {
  const all = new Set(['UTC', ...known, ...(chosen === '' ? [] : [chosen])]);
  all.delete(ownZone);
  return { own: choice(ownZone), others: [...all].sort().map(choice) };
}

function choice(zone: string): Choice {
  return { value: zone, label: zone.replaceAll('_', ' ') };
}
