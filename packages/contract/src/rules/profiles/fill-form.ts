const PLACE = /<(name|text|words|content|number|length|slot|test|list|item)>/g;

/** A form of a profile with what stands in its places; a place that nothing is given for stays empty. */
export function fillForm(form: string, values: Readonly<Record<string, string>>): string {
  return form.replace(PLACE, (_, place: string) => values[place] ?? '');
}
