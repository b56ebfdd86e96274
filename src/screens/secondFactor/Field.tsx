import { type ReactNode, useId } from 'react';
import { SignInField } from '../signIn/SignInField';

interface FieldProps {
  readonly label: string;
  readonly trouble: string | null;
  readonly children: (described: {
    readonly id: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A field with what is wrong with it below. */
export function Field({ label, trouble, children }: FieldProps) {
  const id = useId();
  const says = `${id}-trouble`;
  return (
    <div className="flex flex-col gap-1.5">
      <SignInField id={id} label={label}>
        {children({
          id,
          'aria-invalid': trouble !== null,
          'aria-describedby': trouble === null ? undefined : says,
        })}
      </SignInField>
      {trouble !== null && (
        <p id={says} role="alert" className="text-xs text-danger">
          {trouble}
        </p>
      )}
    </div>
  );
}
