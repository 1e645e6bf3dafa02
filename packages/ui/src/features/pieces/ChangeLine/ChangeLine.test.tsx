// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ChangeLine } from './ChangeLine';

const onSubmit = vi.fn();

function Line() {
  const [value, setValue] = useState('');
  const [line] = useState(() => createRef<HTMLInputElement>());
  return (
    <ChangeLine ref={line} value={value} onChange={setValue} onSubmit={onSubmit} suggestions={[]} isWorking={false} />
  );
}

it('WRK-02: keeps and submits text typed before hydration', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Line />);
  const line = screen.getByRole<HTMLInputElement>('textbox');
  line.value = 'the same in rose gold';
  await act(async () => {
    hydrateRoot(page, <Line />);
  });
  expect(line).toHaveValue('the same in rose gold');
  fireEvent.submit(line);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('the same in rose gold');
});
