import { LIMITS } from '@mailwright/contract';
import { useMediaQuery } from '@mantine/hooks';

const { tabletBelow, mobileBelow } = LIMITS.list;

/**
 * Returns the classes of the list's page on narrow windows: `tablet-hide` hides what is beside the list, `mobile` is for
 * phones.
 */
export function useWidthClass(): string {
  const tablet = useBelow(tabletBelow);
  const mobile = useBelow(mobileBelow);
  return [tablet && 'tablet-hide', mobile && 'mobile'].filter(Boolean).join(' ');
}

function useBelow(width: number): boolean {
  return useMediaQuery(`(max-width: ${width - 0.02}px)`, undefined, { getInitialValueInEffect: false }) ?? false;
}
