import type { Request } from 'express';
import { Controller, Get, Header, Param, Redirect, Req, StreamableFile } from '@nestjs/common';
import { ApiFoundResponse, ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { isProgram } from '../../../../../../platform/http/is-program.js';
import { NoSuchPage } from '../../../../../../platform/http/problem.filter.js';
import { NoStore } from '../../../../../../platform/http/no-store.js';
import { Public } from '../../../../../../platform/http/security/access.js';
import { Readings } from '../../persistence/tracking/readings.js';
import { TrackingLinks } from '../../tracking/tracking-links.js';

/** Proxies that fetch images when a person opens the email. */
const FETCHED_FOR_A_READER = /GoogleImageProxy|YahooMailProxy|Thunderbird/;

/** Headers by which browsers announce prefetching; Safari calls it a preview. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** True for scanners, and for mail clients that prefetch everything and identify themselves just as `Mozilla/5.0`. */
function isMachine({ method, headers }: Request): boolean {
  const userAgent = headers['user-agent'] ?? '';
  if (method === 'HEAD') return true;
  if (PURPOSES.some((name) => /prefetch|prerender|preview/i.test(String(headers[name])))) return true;
  return isProgram(userAgent) && !FETCHED_FOR_A_READER.test(userAgent);
}

/** One transparent point. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The tracking pixel and links in emails. They only count, and only with a token from one of our emails. */
@ApiTags('e-mail')
@Controller('email')
@Public()
@NoStore()
export class TrackingController {
  constructor(
    private readonly links: TrackingLinks,
    private readonly readings: Readings,
  ) {}

  @Get('open/:token.gif')
  // Webmail shows the image on its own site.
  @Header('Cross-Origin-Resource-Policy', 'cross-origin')
  @ApiProduces('image/gif')
  @ApiOkResponse({ description: 'A 1×1 image, whatever the token.' })
  async open(@Param('token') token: string, @Req() request: Request): Promise<StreamableFile> {
    const historyId = this.links.openedBy(token);
    if (historyId) await this.readings.opened(historyId, isMachine(request));
    return new StreamableFile(PIXEL, { type: 'image/gif', length: PIXEL.length });
  }

  @Get('click/:token')
  @Redirect()
  @ApiFoundResponse({ description: 'Redirects to the link in the email.' })
  @ApiNotFoundResponse()
  async click(@Param('token') token: string, @Req() request: Request): Promise<{ url: string; statusCode: number }> {
    const clicked = this.links.clickedBy(token);
    const url = clicked && (await this.readings.clicked(clicked.historyId, clicked.linkId, isMachine(request)));
    if (!url) throw new NoSuchPage('This link is not one of ours.');
    return { url, statusCode: 302 };
  }
}
