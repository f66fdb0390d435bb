import { describe, expect, it } from 'vitest'
import { networkOf } from './rate-limits.ts'

describe('who counts as one caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0001:0002::1', '2001:db8:1:2'],
    ['[2001:db8:1:2::1]:51234', '2001:db8:1:2'],
    // Written short, an address has fewer groups than its network.
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::ffff', '2001:db8:0:0'],
    ['2001:db8::1:2:3:4', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('"%s" counts as "%s"', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
