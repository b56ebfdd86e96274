import { type ReactNode, useId } from 'react';

interface FieldProps {
  /** Names it for what puts the focus there. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly isReadOnly: boolean;
  /** Several lines. */
  readonly isLong?: boolean;
  readonly isLeftToRight?: boolean;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly isRequired?: boolean;
  /** What is wrong with it, in words. */
  readonly trouble?: string | undefined;
  /** What is understood of it, or how to fill it in. */
  readonly hint?: ReactNode;
}

/** A line or a text of a temple, with its label. */
export function Field(props: FieldProps) {
  const { name, label, value, onType, isReadOnly, isLong = false, isLeftToRight = false } = props;
  const { maxLength, placeholder, isRequired = false, trouble, hint } = props;
  const id = useId();
  const common = {
    id,
    value,
    maxLength,
    placeholder,
    readOnly: isReadOnly,
    'data-field': name,
    dir: isLeftToRight ? 'ltr' : 'auto',
    'aria-required': isRequired || undefined,
    'aria-invalid': trouble !== undefined,
    'aria-describedby': trouble !== undefined || hint !== undefined ? `${id}-said` : undefined,
    className: CONTROL,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  } as const;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} data-required={isRequired || undefined} className="text-xs font-medium text-soft">
        {label}
      </label>
      {isLong ? <textarea {...common} rows={4} /> : <input {...common} type="text" autoComplete="off" />}
      {(trouble !== undefined || hint !== undefined) && (
        <p id={`${id}-said`} className={`text-xs ${trouble === undefined ? 'text-faint' : 'text-danger'}`}>
          {trouble ?? hint}
        </p>
      )}
    </div>
  );
}

export const CONTROL =
  'w-full min-h-9 px-2.5 py-1.5 rounded-lg border border-strong bg-surface text-sm text-ink [&[readonly]]:bg-raised disabled:bg-raised aria-invalid:border-danger';
