import type { SendingProfile } from './sending-profile.ts';

/** Has no fallbacks: ActiveCampaign stores the text for an empty field with the field itself. */
export const activeCampaign: SendingProfile = {
  id: 'active-campaign',
  name: 'ActiveCampaign',
  source: 'https://help.activecampaign.com/hc/en-us/articles/220709307',
  names: {
    known: { firstname: 'FIRSTNAME', lastname: 'LASTNAME', email: 'EMAIL', phone: 'PHONE', company: 'ORGNAME' },
    other: '<name>',
    capitals: true,
  },
  text: { backslash: 'impossible', reserved: '%' },
  field: { tag: '%<name>%' },
  condition: {
    elseIf: { tag: '%ELSEIF <test>%', open: '%IF <test>%' },
    blocks: {
      is: { open: '%IF $<name> == "<words>"%', else: '%ELSE%', close: '%/IF%' },
      'is-not': { open: '%IF $<name> != "<words>"%', else: '%ELSE%', close: '%/IF%' },
    },
  },
  special: {
    unsubscribe: '%UNSUBSCRIBELINK%',
    unsubscribe_profile: '%UPDATELINK%',
    view_in_browser: '%WEBCOPY%',
    sender_address: '%SENDER-INFO-SINGLELINE%',
  },
  addressFields: ['SENDER-INFO', 'SENDER-INFO-SINGLELINE'],
};
