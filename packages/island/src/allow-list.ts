/**
 * Elements that come into a view as they are. Any other gives way to what it holds. Some that no browser knows are those
 * of senders' own template languages, which mails style like any element.
 */
export const KEPT_ELEMENTS: ReadonlySet<string> = words(`
  a abbr acronym address area article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del
  dfn dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main map mark nav ol
  p picture pre q rp rt ruby s samp section small source span strike strong sub sup table tbody td tfoot th thead time
  tr tt u ul var wbr
  forwardtoafriend layout multiline preferences repeater singleline unsubscribe webversion`);

/**
 * Elements that go with all they hold: code, other documents, form controls, and everything whose content is read by
 * other rules than HTML's (raw text, templates, foreign content), where markup can hide from one parser and appear to
 * the next.
 */
export const DROPPED_ELEMENTS: ReadonlySet<string> = words(`
  applet audio base basefont bgsound canvas command datalist dialog embed fencedframe frame frameset head iframe input
  isindex keygen link listing math meta noembed noframes noscript object option optgroup param plaintext portal script
  select selectedcontent slot svg template textarea title track video xmp`);

export const VOID_ELEMENTS: ReadonlySet<string> = words('area br col hr img source wbr');

/** Attributes without an address that any element may keep. `name` is not among them: it can shadow `document`'s own. */
export const KEPT_ATTRIBUTES: ReadonlySet<string> = words(`
  abbr align alt axis bgcolor border bordercolor cellpadding cellspacing char charoff class clear color cols
  colspan compact coords datetime dir face frame headers height hspace id lang media noshade nowrap rel reversed role
  rowspan rules scope shape size sizes span start summary title type usemap valign value vspace width`);

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
