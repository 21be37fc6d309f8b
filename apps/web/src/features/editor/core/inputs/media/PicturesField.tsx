import { useState } from 'react';
import { errorSentence } from '../../../../../shared/api/error-sentence.ts';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';
import type { InputProps } from '../input-props.ts';
import classes from './PicturesField.module.css';
import { optionAddress, useMergePictures } from './use-merge-pictures.ts';

/** One of some pictures. A choice that is laid over another picture counts once the server has done so. */
export function PicturesField(props: InputProps<'pictures'>) {
  const { id, field, label, value, disabled, optionLabel, propValue, onChange, onDone } = props;
  const merge = useMergePictures();
  const [pending, setPending] = useState<string | null>(null);

  const choose = async (option: string) => {
    const { overlay } = field;
    const back = overlay ? String(propValue(overlay.onto) ?? '') : '';
    if (!overlay || back === '') {
      onChange(option);
      return onDone();
    }
    setPending(option);
    try {
      const picture = await merge(back, optionAddress(field.address, option));
      // Another video may have taken the place of this one while the server was at work.
      if (propValue(overlay.onto) === back) onChange(option, { [overlay.pictureProp]: picture });
      onDone();
    } catch (error) {
      toast.error(errorSentence(error));
    } finally {
      setPending(null);
    }
  };

  return (
    <div id={id} role="radiogroup" aria-label={label} className={classes.pictures} aria-busy={pending !== null}>
      {field.options.map((option) => (
        <label key={option} className={classes.picture} data-tip={optionLabel(option)}>
          <input
            type="radio"
            name={id}
            value={option}
            aria-label={optionLabel(option)}
            checked={(pending ?? value) === option}
            disabled={disabled || pending !== null}
            onChange={() => void choose(option)}
          />
          <img src={optionAddress(field.address, option)} alt="" />
        </label>
      ))}
    </div>
  );
}
