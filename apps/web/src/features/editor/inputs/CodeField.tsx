import { Button } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import classes from './CodeField.module.css';
import type { InputProps } from './input-props.ts';

const CustomCodeModal = lazy(async () => ({
  default: (await import('../code/CustomCodeModal.tsx')).CustomCodeModal,
}));

/** How much of the code the panel shows, lines and characters. */
const EXCERPT_LINES = 8;
const EXCERPT_LENGTH = 1200;

/** The beginning of a block's code, and the way to the editor of it. */
export function CodeField({ value, disabled, onChange, onDone }: InputProps<'code'>) {
  const t = useT('editor');
  const [open, setOpen] = useState(false);
  const code = typeof value === 'string' ? value : '';
  const excerpt = code.slice(0, EXCERPT_LENGTH).split('\n').slice(0, EXCERPT_LINES).join('\n');
  return (
    <>
      {code.trim() !== '' && <pre className={classes.excerpt}>{excerpt}</pre>}
      <Button
        fullWidth
        size="xs"
        variant="default"
        leftSection={<IconCode size={14} stroke={1.7} />}
        onClick={() => setOpen(true)}
      >
        {t(disabled ? 'code.view' : 'code.edit')}
      </Button>
      <Suspense>
        {open && (
          <CustomCodeModal
            code={code}
            readOnly={disabled}
            onApply={(next) => {
              const taken = onChange(next);
              onDone();
              return taken;
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
