import type { CustomModule } from '@mailwright/contract';
import { Button, CloseButton, Skeleton, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { IconPackage, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { shownCategory, shownModule } from '../../../../../shared/library/shown-texts.ts';
import { ModulePicture } from '../../../../../shared/modules/ModulePicture.tsx';
import { moduleGroups, searchModules } from '../../../../../shared/modules/module-groups.ts';
import { moduleCategoriesQuery, modulesQuery } from '../../../../../shared/modules/modules-query.ts';
import { EmptyState } from '../../../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../../../shared/ui/loading/Loaded.tsx';
import classes from './ModulePicker.module.css';
import { PickedList } from './PickedList.tsx';
import { type PickedModule, withPicked } from './picked-modules.ts';

/** Width at which a picture is drawn and height of the part of it that is shown, CSS pixels. */
const WIDTH = 180;

const HEIGHT = 96;

interface ModulePickerProps {
  readonly picked: readonly PickedModule[];
  readonly onPicked: (picked: readonly PickedModule[]) => void;
  /** Reason why the mail cannot be created; null for none. */
  readonly problem: string | null;
}

/** Asks for the modules of a new mail: the available ones beside the picked ones, in the order of the mail. */
export function ModulePicker({ picked, onPicked, problem }: ModulePickerProps) {
  const t = useT('modules');
  const dashboardT = useT('dashboard');
  const [query, setQuery] = useState('');
  const [said, say] = useState('');
  const modules = useQuery(modulesQuery);
  const categories = useQuery(moduleCategoriesQuery);
  const pick = (module: CustomModule) => {
    const next = withPicked(picked, module);
    const isFull = next === picked;
    onPicked(next);
    say(
      isFull
        ? dashboardT('new.modules.full')
        : dashboardT('new.modules.added', { name: module.name, position: next.length }),
    );
  };
  return (
    <div className={classes.picker}>
      <div className={classes.library}>
        <TextInput
          type="search"
          size="xs"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={14} stroke={1.7} />}
          rightSection={
            query !== '' && (
              <CloseButton size="xs" aria-label={dashboardT('new.modules.clear')} onClick={() => setQuery('')} />
            )
          }
          value={query}
          // Escape empties it first, and then closes the dialog.
          data-mantine-stop-propagation={query !== '' || undefined}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter would send the form around it.
            if (event.key === 'Enter') event.preventDefault();
            if (event.key === 'Escape') setQuery('');
          }}
        />
        <div className={classes.groups}>
          <Loaded
            query={{ ...modules, isPending: modules.isPending || categories.isPending }}
            data={categories.isPending ? undefined : modules.data}
            skeleton={<Skeletons />}
            failure={{ title: t('failed') }}
            empty={<EmptyState icon={<IconPackage size={28} stroke={1.5} />} title={t('none')} body={t('hint')} />}
          >
            {(all) => <Groups modules={all} query={query} onClear={() => setQuery('')} onPick={pick} />}
          </Loaded>
        </div>
      </div>
      <PickedList picked={picked} known={modules.data} onPicked={onPicked} say={say} problem={problem} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

interface GroupsProps {
  readonly modules: readonly CustomModule[];
  readonly query: string;
  readonly onClear: () => void;
  readonly onPick: (module: CustomModule) => void;
}

function Groups({ modules, query, onClear, onPick }: GroupsProps) {
  const t = useT('modules');
  const dashboardT = useT('dashboard');
  const categories = useQuery(moduleCategoriesQuery);
  const groups = useMemo(
    () =>
      moduleGroups(searchModules(modules, query), categories.data ?? [], () => false).filter(
        (group) => group.modules.length > 0,
      ),
    [modules, categories.data, query],
  );
  if (groups.length === 0) {
    return (
      <div className={classes.nothing} role="status">
        <p>{t('nothing', { query: query.trim() })}</p>
        <Button size="xs" variant="default" onClick={onClear}>
          {dashboardT('new.modules.clear')}
        </Button>
      </div>
    );
  }
  return groups.map(({ key, category, modules: shown }) => (
    <section key={key} className={classes.group}>
      <h3 className={classes.title}>
        {category ? shownCategory(category).name : t(key === 'system' ? 'group.system' : 'group.mine')}
      </h3>
      <div className={classes.grid}>
        {shown.map((module) => (
          <ModuleChoice key={module.id} module={module} onPick={() => onPick(module)} />
        ))}
      </div>
    </section>
  ));
}

function Skeletons() {
  return (
    <div className={classes.grid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Skeleton key={place} className={classes.waiting} radius="md" />
      ))}
    </div>
  );
}

interface ModuleChoiceProps {
  readonly module: CustomModule;
  readonly onPick: () => void;
}

/** Shows a module that a click or Enter adds to the mail. Its picture is drawn when it comes into sight. */
function ModuleChoice({ module, onPick }: ModuleChoiceProps) {
  const t = useT('dashboard');
  const { ref, inViewport } = useInViewport<HTMLSpanElement>();
  const { name, description } = shownModule(module);
  return (
    <UnstyledButton
      className={classes.choice}
      aria-label={t('new.modules.add', { name })}
      data-tip={description || undefined}
      onClick={onPick}
    >
      <span ref={ref} className={classes.picture} style={{ height: HEIGHT }}>
        {inViewport && <ModulePicture module={module} width={WIDTH} height={HEIGHT} />}
      </span>
      <span className={classes.name}>{name}</span>
    </UnstyledButton>
  );
}
