/** Filters that are given something in parentheses, tests by `is`, and tags that Liquid has not. */
export const JINJA_LANGUAGE =
  /^\{%-?\s{0,9}(?:elif|set|macro|extends|block|endblock|import|from|call)\b|^\{[{%].*(?:\|\s{0,9}\w{1,40}\(|\bis (?:not )?(?:defined|none)\b|\bloop\.\w)/s;
