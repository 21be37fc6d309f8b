import { useT } from '../i18n/use-t.ts';
import { Link } from '../navigation/Link.tsx';
import classes from './Breadcrumbs.module.css';

export interface BreadcrumbStep {
  readonly title: string;
  /** Address of the step; absent on the last one, which is the page itself. */
  readonly to?: string;
}

export function Breadcrumbs({ steps }: { readonly steps: readonly BreadcrumbStep[] }) {
  const t = useT('shared');
  return (
    <nav aria-label={t('trail')} className={classes.breadcrumbs}>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            {step.to === undefined ? (
              <span aria-current="page">{step.title}</span>
            ) : (
              <Link to={step.to}>{step.title}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
