import classes from './PersonAvatar.module.css';

interface PersonAvatarProps {
  readonly firstName: string;
  readonly lastName: string;
  readonly image?: string | null;
  readonly size?: number;
}

/** Shows a person's picture or initials. It is decoration: the name is beside it. */
export function PersonAvatar({ firstName, lastName, image, size = 32 }: PersonAvatarProps) {
  const initials = `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase();
  return (
    <span
      className={classes.avatar}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
      data-initials={image ? undefined : initials}
      aria-hidden="true"
    >
      {image && <img src={image} alt="" />}
    </span>
  );
}
