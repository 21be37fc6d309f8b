import { encode } from 'uqr';
import classes from './SecondFactor.module.css';

/** Number of white modules around the code, which cameras need to find it. */
const QUIET_ZONE = 4;

/** Shows a QR code, dark on white in every scheme: many cameras read no other. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={classes.qrCode} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={modules.join('')} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  );
}
