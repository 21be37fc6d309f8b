import type { SendingProfile } from './sending-profile.ts';

/** Lists are rows of data extensions that code looks up: which ones no mail can know. */
export const salesforceMarketingCloud: SendingProfile = {
  id: 'salesforce-marketing-cloud',
  name: 'Salesforce Marketing Cloud',
  source: 'https://developer.salesforce.com/docs/marketing/marketing-cloud-ampscript/overview',
  names: {
    known: {
      firstname: 'AttributeValue("FirstName")',
      lastname: 'AttributeValue("LastName")',
      email: 'AttributeValue("emailaddr")',
    },
    other: 'AttributeValue("<name>")',
    words: true,
  },
  text: { backslash: 'itself', otherQuote: "'", reserved: '%' },
  field: {
    tag: '%%=<name>=%%',
    fallback: '%%=IIF(EMPTY(<name>),<text>,<name>)=%%',
    // Both switches, or a text that is no whole address stays as it is:
    // https://developer.salesforce.com/docs/marketing/marketing-cloud-ampscript/references/mc-ampscript-http/mc-ampscript-reference-http-url-encode.html
    encoded: '%%=URLEncode(<name>,1,1)=%%',
    encodedFallback: '%%=URLEncode(IIF(EMPTY(<name>),<text>,<name>),1,1)=%%',
  },
  condition: {
    elseIf: { tag: '%%[ELSEIF <test> THEN]%%', open: '%%[IF <test> THEN]%%' },
    expression: {
      open: '%%[IF <test> THEN]%%',
      else: '%%[ELSE]%%',
      close: '%%[ENDIF]%%',
      all: ' AND ',
      any: ' OR ',
      tests: {
        is: '<name> == <text>',
        'is-not': '<name> != <text>',
        contains: 'IndexOf(<name>,<text>) > 0',
        'not-contains': 'IndexOf(<name>,<text>) == 0',
        'starts-with': 'IndexOf(<name>,<text>) == 1',
        greater: '<name> > <number>',
        less: '<name> < <number>',
        'is-empty': 'EMPTY(<name>)',
        'is-not-empty': 'NOT EMPTY(<name>)',
      },
    },
  },
  special: {
    unsubscribe: '%%unsub_center_url%%',
    unsubscribe_profile: '%%profile_center_url%%',
    view_in_browser: '%%view_email_url%%',
    sender_address: '%%Member_Busname%%, %%Member_Addr%%, %%Member_City%%, %%Member_PostalCode%%, %%Member_Country%%',
  },
  // "A profile center link is missing", "must be present on commercial emails per the federal CAN-SPAM Act":
  // https://help.salesforce.com/s/articleView?id=000387316
  demands: [
    {
      name: '%%profile_center_url%%',
      signs: ['profile_center_url', 'subscription_center_url'],
      field: 'unsubscribe_profile',
    },
    { name: '%%Member_Addr%%', signs: ['Member_Addr'], field: 'sender_address' },
  ],
  addressFields: ['Member_Addr'],
};
