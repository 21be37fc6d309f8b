import { Avatar } from '@mantine/core';

interface PersonAvatarProps {
  readonly firstName: string;
  readonly lastName: string;
  readonly image?: string | null;
  readonly size?: number;
}

/** A person's picture, or their initials. */
export function PersonAvatar({ firstName, lastName, image, size = 32 }: PersonAvatarProps) {
  return (
    <Avatar src={image} size={size} radius="xl" color="cobalt" variant="filled" alt="">
      {`${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase()}
    </Avatar>
  );
}
