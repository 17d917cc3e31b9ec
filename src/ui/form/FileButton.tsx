import { type ReactNode, type Ref, useRef } from 'react';
import { Button } from '../Button.tsx';

interface FileButtonProps {
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
  accept: string;
  onChosen: (file: File) => void;
  children: ReactNode;
}

/** Lets the user choose a file. */
export function FileButton({ ref, accept, onChosen, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button ref={ref} variant="outline" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can be chosen again.
          event.currentTarget.value = '';
          if (file) onChosen(file);
        }}
      />
    </>
  );
}
