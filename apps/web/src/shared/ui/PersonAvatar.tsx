import classes from './PersonAvatar.module.css';

interface PersonAvatarProps {
  readonly firstName: string;
  readonly lastName: string;
  readonly image?: string | null;
  readonly size?: number;
}

/** A person's picture, or their initials. Decoration: the name stands beside it. */
export function PersonAvatar({ firstName, lastName, image, size = 32 }: PersonAvatarProps) {
  return (
    <span className={classes.avatar} style={{ width: size, height: size, fontSize: size * 0.38 }} aria-hidden="true">
      {image ? <img src={image} alt="" /> : `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase()}
    </span>
  );
}
