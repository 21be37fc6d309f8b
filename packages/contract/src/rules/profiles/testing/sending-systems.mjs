// No TypeScript: two of these have no types, and nothing but tests needs them.
import Handlebars from 'handlebars';
import { Liquid } from 'liquidjs';
import Mustache from 'mustache';
import nunjucks from 'nunjucks';

const liquid = new Liquid();
const jinja = new nunjucks.Environment(null, { autoescape: true });
nunjucks.installJinjaCompat();

/** Handlebars with the helpers that a system documents. */
function handlebars(helpers) {
  const own = Handlebars.create();
  for (const [name, test] of Object.entries(helpers)) {
    own.registerHelper(name, function (a, b, options) {
      const answer = test(a, b);
      if (typeof answer === 'string' || options?.fn === undefined) return answer;
      return answer ? options.fn(this) : options.inverse(this);
    });
  }
  own.registerHelper('urlEncode', function (options) {
    return encodeURIComponent(options.fn(this)).replaceAll('%20', '+');
  });
  return (mail, reader) => own.compile(mail)(reader);
}

/**
 * Fills a mail in as a sending system would, by another implementation of its language: by the id of its profile.
 *
 * @type {Readonly<Record<string, (mail: string, reader: object) => string>>}
 */
export const SENDING_SYSTEMS = {
  liquid: (mail, reader) => String(liquid.parseAndRenderSync(mail, reader)),
  'customer-io': (mail, reader) => String(liquid.parseAndRenderSync(mail, { customer: reader })),
  jinja: (mail, reader) => jinja.renderString(mail, reader),
  handlebars: handlebars({}),
  'amazon-ses': handlebars({}),
  mailgun: handlebars({ equal: (a, b) => a === b }),
  sendgrid: handlebars({
    equals: (a, b) => String(a) === String(b),
    notEquals: (a, b) => String(a) !== String(b),
    greaterThan: (a, b) => Number(a) > Number(b),
    lessThan: (a, b) => Number(a) < Number(b),
    insert: (value, other) => String(value || String(other).replace(/^default=/, '')),
  }),
  iterable: handlebars({
    ifEq: (a, b) => a === b,
    ifContainsStr: (a, b) => String(a ?? '').includes(String(b)),
    ifGt: (a, b) => Number(a) > Number(b),
    ifLt: (a, b) => Number(a) < Number(b),
    defaultIfEmpty: (a, b) => String(a || b),
  }),
  postmark: (mail, reader) => Mustache.render(mail, reader),
};
