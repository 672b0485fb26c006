import java.math.BigDecimal

fun main() {
    val limit = BigDecimal("1000")
    check(decide(true, "exact", BigDecimal("10"), limit) == Decision.ACCEPT)
    check(decide(true, "exact", BigDecimal("1000.01"), limit) == Decision.CALL_SUPPLIER)
    check(decide(true, "close", BigDecimal("10"), limit) == Decision.ASK_OPERATOR)
    check(decide(true, "close", BigDecimal("1000.01"), limit) == Decision.CALL_SUPPLIER)
    check(decide(true, "none", BigDecimal("1000.01"), limit) == Decision.REFUSE)
    check(decide(false, "exact", BigDecimal("10"), limit) == Decision.REFUSE)
}
