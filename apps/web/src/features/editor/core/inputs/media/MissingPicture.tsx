import { Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';

interface MissingPictureProps {
  /** Text that says what is missing. */
  readonly note: string;
  /** Label of the button. */
  readonly action: string;
  readonly disabled: boolean;
  readonly onMake: () => void;
}

/** Under an input whose picture is not there: a way to get it. */
export function MissingPicture({ note, action, disabled, onMake }: MissingPictureProps) {
  return (
    <Group gap={8}>
      <Text size="xs" c="dimmed">
        {note}
      </Text>
      <Button
        size="compact-xs"
        variant="default"
        disabled={disabled}
        leftSection={<IconRefresh size={13} stroke={1.8} />}
        onClick={onMake}
      >
        {action}
      </Button>
    </Group>
  );
}
