import { escapeUTF8 } from 'entities';
import type { Request, Response } from 'express';
import { Body, Catch, Controller, HttpCode, Post, Res, UseFilters } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { NotFound } from '../../../../../kernel/domain-error.js';
import { FeatureSettings } from '../../../../../kernel/feature-settings.js';
import { FormBody } from '../../../../../platform/http/body-kinds.js';
import { MailAddress, OptionalLine } from '../../../../../platform/http/fields/index.js';
import { plainPage, sendPlainPage } from '../../../../../platform/http/plain-page.js';
import { ProblemFilter } from '../../../../../platform/http/problem.filter.js';
import type { ProblemView } from '../../../../../platform/http/problem.js';
import { Public } from '../../../../../platform/http/security/access.js';
import { PublicForm } from '../../../../../platform/rate-limits/rate-limit.guard.js';
import { newsletterPage } from '../../../../restaurant/index.js';
import { NewsletterService } from '../../domain/newsletter.service.js';

class SignUpForNewsletter {
  @MailAddress()
  readonly email!: string;

  @OptionalLine({ label: 'your name', max: 120 })
  readonly name?: string | null;
}

/** The same for every address, so that it does not reveal who is on the list. */
const NEXT =
  'Almost done: open the link in the email we’ve just sent you, and confirm. Not there? Check your spam folder.';

class SignedUpView {
  @ApiProperty({ description: 'What to do next. The same for every address, so it doesn’t reveal who subscribes.' })
  message!: string;
}

/** Answers a refused form with what is wrong and the form again, in which nothing typed is lost. */
@Catch()
class PlainSignupFilter extends ProblemFilter {
  protected override send({ detail, errors = [] }: ProblemView, request: Request, response: Response): void {
    const { email, name } = { ...(request.body as Record<string, unknown> | undefined) };
    const input = (field: string, label: string, type: string, value: unknown) => {
      const error = errors.find((one) => one.field === field)?.message;
      const problem = error === undefined ? '' : `<strong>${escapeUTF8(error)}</strong>`;
      const typed = escapeUTF8(typeof value === 'string' ? value : '');
      return `<label>${label}${problem}<input type="${type}" name="${field}" value="${typed}"></label>`;
    };
    sendPlainPage(
      response,
      plainPage(
        'Please check your sign-up',
        `${errors.length > 0 ? '' : `<p>${escapeUTF8(detail)}</p>`}<form method="post" action="/api/newsletter-signups/form">${input('email', 'Email', 'email', email)}${input('name', 'Your name (optional)', 'text', name)}
<button>Sign Up</button></form>`,
      ),
    );
  }
}

/** Signing up on the website; the link in the email leads to `email/confirmation`. */
@ApiTags('preferences')
@Controller('newsletter-signups')
@Public()
export class NewsletterController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly settings: FeatureSettings,
  ) {}

  @Post()
  @HttpCode(200)
  @PublicForm('newsletter')
  @ApiOkResponse({ type: SignedUpView })
  async signUp(@Body() body: SignUpForNewsletter): Promise<SignedUpView> {
    await this.store(body);
    return { message: NEXT };
  }

  /** The form of a browser without scripts, answered with a page; if a field is wrong, with the form to correct. */
  @Post('form')
  @HttpCode(200)
  @PublicForm('newsletter')
  @FormBody()
  @UseFilters(PlainSignupFilter)
  @ApiOkResponse({ content: { 'text/html': {} } })
  async signUpByForm(@Body() body: SignUpForNewsletter, @Res() response: Response): Promise<void> {
    await this.store(body);
    sendPlainPage(
      response,
      plainPage('Please check your inbox', `<p>${NEXT}</p><p><a href="/">Back to the website</a></p>`),
    );
  }

  private async store({ email, name }: SignUpForNewsletter): Promise<void> {
    if (!(await this.settings.get(newsletterPage)).isOn) throw new NotFound('There is no newsletter right now.');
    await this.newsletter.signUp(email, name ?? '');
  }
}
