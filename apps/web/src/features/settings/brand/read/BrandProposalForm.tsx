import { socialName } from '@mailwright/blocks';
import { type BrandKit, type BrandProposal, endpoints } from '@mailwright/contract';
import { FONT_STACKS, webFontOf } from '@mailwright/document';
import { Button, Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { type ProposalPart, partsOf, withProposal } from '../new-kit.ts';
import classes from './BrandProposalForm.module.css';

interface BrandProposalFormProps {
  readonly proposal: BrandProposal;
  readonly kit: () => BrandKit;
  readonly back: () => void;
  readonly onTaken: (kit: BrandKit) => void;
}

/** Shows the parts of a brand that were found, and asks which ones to take. */
export function BrandProposalForm({ proposal, kit, back, onTaken }: BrandProposalFormProps) {
  const t = useT('brand');
  const parts = partsOf(proposal);
  const [wanted, setWanted] = useState<ReadonlySet<ProposalPart>>(new Set(parts));
  const [busy, setBusy] = useState(false);
  const toggle = (part: ProposalPart) => {
    const next = new Set(wanted);
    if (!next.delete(part)) next.add(part);
    setWanted(next);
  };
  const take = async () => {
    setBusy(true);
    const colors = proposal.colors.map((color, index) => ({
      ...color,
      name: color.role ? t(`role.${color.role}`) : t('color.numbered', { number: index + 1 }),
    }));
    const logo = wanted.has('logo') ? await storedLogo(proposal.logo) : null;
    const taken = new Set(wanted);
    if (logo === null) taken.delete('logo');
    onTaken(withProposal(kit(), { ...proposal, colors, ...(logo && { logo }) }, taken));
  };
  const fontName = (stack: string | null) =>
    webFontOf(stack, proposal.webFonts)?.name ?? FONT_STACKS.find((font) => font.stack === stack)?.name;
  const fonts = [...new Set([fontName(proposal.fonts.heading), fontName(proposal.fonts.body)])].filter(Boolean);
  const { company, address, reason } = proposal.footer;
  const shown: Readonly<Record<ProposalPart, ReactNode>> = {
    colors: (
      <span className={classes.swatches}>
        {proposal.colors.map(({ light }) => (
          <span key={light} className={classes.swatch} style={{ background: light }} data-tip={light} />
        ))}
      </span>
    ),
    fonts: fonts.join(', '),
    logo: <img className={classes.logo} src={proposal.logo.src} alt={proposal.logo.alt} />,
    button: proposal.button && (
      <span
        className={classes.button}
        style={{
          background: proposal.button.background,
          color: proposal.button.color,
          borderRadius: proposal.button.radius,
        }}
      >
        {t('example.button')}
      </span>
    ),
    social: proposal.social.map(({ network }) => nameOf(network)).join(', '),
    footer: [company, address, reason].filter(Boolean).join(' · '),
  };
  if (parts.length === 0) {
    return (
      <>
        <p>{t('read.nothing')}</p>
        <DialogActions>
          <Button onClick={back}>{t('read.back')}</Button>
        </DialogActions>
      </>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void take();
      }}
    >
      <p className={classes.hint}>{t('read.found')}</p>
      <ul className={classes.parts}>
        {parts.map((part) => (
          <li key={part} className={classes.part}>
            <Checkbox checked={wanted.has(part)} label={t(`part.${part}`)} onChange={() => toggle(part)} />
            <div className={classes.value}>{shown[part]}</div>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="default" disabled={busy} onClick={back}>
          {t('read.back')}
        </Button>
        <Button type="submit" loading={busy} disabled={wanted.size === 0}>
          {t('read.take')}
        </Button>
      </DialogActions>
    </form>
  );
}

function nameOf(network: string): string {
  return socialName(network as Parameters<typeof socialName>[0]);
}

/**
 * Copies a logo of another site to the library, so that mails do not depend on that site. Returns null when it cannot be
 * fetched.
 */
async function storedLogo(logo: BrandProposal['logo']): Promise<BrandProposal['logo'] | null> {
  if (!/^https?:/.test(logo.src)) return logo;
  try {
    const { url } = await call(endpoints.assets.fromAddress, { body: { url: logo.src } });
    return { ...logo, src: url };
  } catch (error) {
    toast.error(errorSentence(error));
    return null;
  }
}
