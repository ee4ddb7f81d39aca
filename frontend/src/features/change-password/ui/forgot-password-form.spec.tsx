import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '@/shared/api';
import { ForgotPasswordForm } from './forgot-password-form';

it.each(['admin', 'manager', 'staff'] as const)(
  'shows what was typed before a reload of the served page: %s',
  (role) => {
    sessionStorage.setItem(`draft/${role}/forgot-password`, JSON.stringify({ email: 'ana@bistro.example' }));
    const form = (
      <QueryClientProvider client={createQueryClient()}>
        <ForgotPasswordForm role={role} />
      </QueryClientProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form);
    expect(screen.getByLabelText('Email')).toHaveValue('');
    render(form, { container, hydrate: true });
    expect(screen.getByLabelText('Email')).toHaveValue('ana@bistro.example');
    expect(screen.getByLabelText('Email')).toBeEnabled();
  },
);
